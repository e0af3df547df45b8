// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file_access.h"
#include "core/io/import_file.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

using namespace rooflab;
namespace fs = std::filesystem;

namespace {

class FileAccess : public ::testing::Test {
protected:
    FileAccess()
    {
        std::string name = (fs::temp_directory_path() / "rooflab test XXXXXX").string();
        m_folder = ::mkdtemp(name.data());
    }
    ~FileAccess() override { fs::remove_all(m_folder); }

    fs::path write(const std::string& name, const std::string& content)
    {
        std::ofstream(m_folder / name, std::ios::binary) << content;
        return m_folder / name;
    }

    std::size_t fileCount() const
    {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(m_folder), fs::directory_iterator()));
    }

    fs::path m_folder;
};

std::string problem(const fs::path& path)
{
    const auto outcome = importFile(path);
    return outcome ? "accepted" : outcome.error().text();
}

} // namespace

TEST_F(FileAccess, SaysWhatIsWrongWithAFile)
{
    EXPECT_NE(problem(m_folder / "absent").find("No such file"), std::string::npos);
    EXPECT_EQ(problem(m_folder), "this is a directory, not a file");
    EXPECT_EQ(problem(write("empty", "")), "the file is empty");
    EXPECT_NE(problem(write("junk",
                            std::string("\x7f"
                                        "ELF\0\1\2",
                                        7)))
                  .find("binary"),
              std::string::npos);
    EXPECT_NE(problem(write("text", "hello")).find("no known format: looked for"),
              std::string::npos);
    const fs::path fifo = m_folder / "fifo";
    ASSERT_EQ(::mkfifo(fifo.c_str(), 0600), 0);
    EXPECT_EQ(problem(fifo), "this is not a regular file");
    if (::geteuid() != 0) {
        const fs::path locked = write("locked", "{}");
        ::chmod(locked.c_str(), 0);
        EXPECT_NE(problem(locked).find("Permission denied"), std::string::npos);
    }
}

TEST_F(FileAccess, RefusesAHugeFileBeforeReadingIt)
{
    const fs::path huge = write("huge", R"({"format": "rooflab")" + std::string(512 * 1024, ' '));
    ASSERT_EQ(::truncate(huge.c_str(), off_t{2} * 1024 * 1024 * 1024), 0);
    EXPECT_NE(problem(huge).find("2147483648 bytes"), std::string::npos);
}

TEST_F(FileAccess, WritesAsAWhole)
{
    const fs::path path = write("out.json", "old");
    ASSERT_EQ(::chmod(path.c_str(), 0640), 0);
    ASSERT_TRUE(writeFileAtomically(path, "new content"));
    EXPECT_EQ(readFile(path).value(), "new content");
    EXPECT_EQ(fs::status(path).permissions(), fs::perms{0640});
    ASSERT_TRUE(writeFileAtomically(m_folder / "fresh.json", "x"));
    EXPECT_EQ(fileCount(), 2U); // nothing temporary is left
}

TEST_F(FileAccess, FollowsALinkInsteadOfReplacingIt)
{
    const fs::path target = write("target.json", "old");
    fs::create_symlink(target, m_folder / "link.json");
    ASSERT_TRUE(writeFileAtomically(m_folder / "link.json", "new"));
    EXPECT_TRUE(fs::is_symlink(m_folder / "link.json"));
    EXPECT_EQ(readFile(target).value(), "new");
}

TEST_F(FileAccess, AFailedWriteLeavesTheOldFile)
{
    EXPECT_FALSE(writeFileAtomically(m_folder, "x"));
    EXPECT_FALSE(writeFileAtomically(m_folder / "no such folder" / "x.json", "x"));
    const auto full = writeFileAtomically("/dev/full", "x");
    ASSERT_FALSE(full);
    EXPECT_NE(full.error().text().find("No space left"), std::string::npos);
    EXPECT_EQ(fileCount(), 0U);
}

TEST_F(FileAccess, StampsTheSource)
{
    const fs::path path = write("result.json",
                                R"({"gpu":"g","arch":"a","kernel":"coalesced","size":1024,
                                    "min_ms":1.0,"correctness":"OK"})");
    const auto outcome = importFile(path);
    ASSERT_TRUE(outcome) << outcome.error().text();
    const Source& source = outcome->session.measurements.at(0).provenance.source;
    EXPECT_EQ(source.file, "result.json");
    EXPECT_EQ(source.format, "tutorial");
    EXPECT_EQ(source.sha256, sha256Hex(readFile(path).value()));
}

// FIPS 180-4's example message.
TEST(Sha256, KnownAnswer)
{
    EXPECT_EQ(sha256Hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

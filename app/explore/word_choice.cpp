// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/word_choice.h"

namespace rooflab {

Words isolated(const Words& chosen, const Word& word)
{
    return chosen == Words{word} ? Words() : Words{word};
}

Words withAdded(Words chosen, const Word& word)
{
    if (chosen.erase(word) == 0) {
        chosen.insert(word);
    }
    return chosen;
}

Words toggled(Words chosen, const Word& word, const Words& all)
{
    Words changed = withAdded(chosen.empty() ? all : std::move(chosen), word);
    return changed == all ? Words() : changed;
}

} // namespace rooflab

import { derivedRows } from './derived_rows.js'
import { fullLocaleTag } from './full_locale_tag.js'
import { injectedClock } from './injected_clock.js'
import { lazyPart } from './lazy_part.js'
import { logicalDirections } from './logical_directions.js'
import { oneDoorToData } from './one_door_to_data.js'
import { oneZoneTable } from './one_zone_table.js'
import { wholeFiles } from './whole_files.js'
import { wordsInLang } from './words_in_lang.js'

export const markaz = {
  rules: {
    'derived-rows': derivedRows,
    'full-locale-tag': fullLocaleTag,
    'injected-clock': injectedClock,
    'lazy-part': lazyPart,
    'logical-directions': logicalDirections,
    'one-door-to-data': oneDoorToData,
    'one-zone-table': oneZoneTable,
    'whole-files': wholeFiles,
    'words-in-lang': wordsInLang,
  },
}

import { auditedWords } from '#domain/shared/areas/areas'
import type { Area } from '~/ui/use_area_words'

/**
 * The file of words an area's entries and changes are told in (`{words}.trail.*`, `{words}.fields.*`); undefined for the
 * trail's own. Whatever module names `trailWords` comes with all of these files (vite/words.ts, docs/adr/0020).
 */
export const trailWords = (area: string): Area | undefined => auditedWords[area]

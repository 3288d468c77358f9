import type { Act } from '~/components/search/acts/act'
import type { Choice } from '~/components/search/palette/choice'
import type { Recent, RecentRecord } from '~/recents/recents'
import { recordUrls } from '~/ui/record/record_urls'
import { type AreaName, areaNames } from '#domain/shared/areas/areas'

/** What was opened last, as far as one may still see it. */
export function recentChoices(
  kept: Recent[],
  may: (permission: string) => boolean,
  actOf: (id: string) => Act | undefined
): Choice[] {
  return kept.flatMap((recent): Choice[] => {
    if (recent.is === 'record') return recordChoice(recent, may)
    const act = actOf(recent.id)
    return act ? [actChoice(act, 'recent')] : []
  })
}

export const actChoice = (act: Act, place: 'recent' | 'act'): Choice => ({
  id: `search-${place}-${act.id}`,
  href: act.href,
  is: 'act',
  act,
})

function recordChoice(recent: RecentRecord, may: (permission: string) => boolean): Choice[] {
  const area = areaOf(recent)
  const show = area && may(`admin.${area}.index`) ? recordUrls(area).show : undefined
  if (!show) return []
  const id = `search-recent-${recent.area}-${recent.id}`
  return [{ id, href: show(recent.id), is: 'recent', recent }]
}

const areaOf = ({ area }: RecentRecord): AreaName | undefined =>
  areaNames.find((name) => name === area)

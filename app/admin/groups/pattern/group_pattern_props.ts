import type { HttpContext } from '@adonisjs/core/http'
import GroupPatternTransformer from '#app/admin/groups/pattern/group_pattern_transformer'
import PatternSourceTransformer from '#app/admin/groups/pattern/pattern_source_transformer'
import { findPattern } from '#domain/scheduling/patterns/queries/find_pattern'
import { findScheduledWeek } from '#domain/scheduling/patterns/queries/find_scheduled_week'
import { openingOfGroup } from '#domain/scheduling/patterns/queries/opening_of_group'
import { patternRooms, patternSources } from '#domain/scheduling/patterns/queries/pattern_choices'
import { readStatements } from '#domain/shared/data/database'

/** Groups to copy from are fetched while they are chosen from. */
export function patternProps({ inertia, tenant }: HttpContext, groupId: string, isShown: boolean) {
  const inTenant = <T>(work: () => Promise<T>) => readStatements(tenant.id, work)
  return {
    pattern: async () =>
      isShown
        ? GroupPatternTransformer.transform(
            await inTenant(async () => {
              const pattern = await findPattern(groupId)
              return {
                ...pattern,
                rooms: await patternRooms(groupId),
                scheduled: pattern.slots.length ? null : await findScheduledWeek(groupId),
                opening: await openingOfGroup(groupId),
              }
            })
          )
        : null,
    sources: inertia.optional(async () =>
      PatternSourceTransformer.transform(await inTenant(() => patternSources(groupId)))
    ),
  }
}

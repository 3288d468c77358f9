import { toldAbsence } from '#core/absences/told_absence'
import { listAskedAbsences } from '#domain/scheduling/alerts/queries/asked_absences'
import { listEndingMakeUps } from '#domain/scheduling/alerts/queries/ending_make_ups'
import { listEndingPapers } from '#domain/scheduling/alerts/queries/ending_papers'
import { listLackingSessions } from '#domain/scheduling/alerts/queries/lacking_sessions'
import { listLackingSubstitutes } from '#domain/scheduling/alerts/queries/lacking_substitutes'
import { listSmallGroups } from '#domain/scheduling/alerts/queries/small_groups'
import { listUnmarkedSessions } from '#domain/scheduling/alerts/queries/unmarked_sessions'
import type { Ahead } from '#domain/scheduling/alerts/alerts'

type Asked = Ahead & { limit: number; offset: number }

/** A page of one kind, as it is shown; each row says which kind it is. */
export const alertRows = {
  small: async (asked: Asked) =>
    (await listSmallGroups(asked)).map((row) => ({ kind: 'small' as const, ...row })),
  lacking: async (asked: Asked) =>
    (await listLackingSessions(asked)).map(({ starts_at: startsAt, ...row }) => ({
      kind: 'lacking' as const,
      starts_at: startsAt.toISOString(),
      ...row,
    })),
  unmarked: async (asked: Asked) =>
    (await listUnmarkedSessions(asked)).map(({ starts_at: startsAt, ...row }) => ({
      kind: 'unmarked' as const,
      starts_at: startsAt.toISOString(),
      ...row,
    })),
  make_ups: async (asked: Asked) =>
    (await listEndingMakeUps(asked)).map(({ starts_at: startsAt, expires_on: day, ...row }) => ({
      kind: 'make_ups' as const,
      starts_at: startsAt.toISOString(),
      expires_on: day!,
      ...row,
    })),
  substitutes: async (asked: Asked) =>
    (await listLackingSubstitutes(asked)).map(({ starts_at: startsAt, ...row }) => ({
      kind: 'substitutes' as const,
      starts_at: startsAt.toISOString(),
      ...row,
    })),
  absences: async (asked: Asked) =>
    (await listAskedAbsences(asked)).map(({ instructor, ...absence }) => ({
      kind: 'absences' as const,
      ...toldAbsence(absence),
      instructor,
    })),
  papers: async (asked: Asked) =>
    (await listEndingPapers(asked)).map(({ kind: paper, expires_on: expiresOn, ...row }) => ({
      kind: 'papers' as const,
      paper,
      expires_on: expiresOn!,
      ...row,
    })),
}

/** What will cost money if nobody does something about it. */
export const alertKinds = [
  ...(['small', 'lacking', 'substitutes', 'unmarked', 'make_ups'] as const),
  ...(['absences', 'papers'] as const),
] as const

export type AlertKind = (typeof alertKinds)[number]

/** The permission that each kind takes: whoever may see what an alert is about may be told of it. */
export const alertNeeds = {
  small: 'admin.groups.index',
  lacking: 'admin.sessions.index',
  substitutes: 'admin.sessions.index',
  unmarked: 'admin.attendance.index',
  make_ups: 'admin.attendance.index',
  absences: 'admin.instructors.update',
  papers: 'admin.instructors.update',
} as const satisfies Record<AlertKind, string>

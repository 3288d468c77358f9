import type {
  SchedulingCheck,
  Severities,
  Severity,
} from '#domain/shared/choices/scheduling_checks'

/** Which check finds it. */
const checkOf = {
  students: 'students',
  student_away: 'students',
  hours: 'availability',
  absence: 'absences',
  left: 'absences',
  on_leave: 'absences',
  holiday: 'holidays',
  closed: 'opening_hours',
  capacity: 'room_capacity',
  room_closed: 'room_closures',
  gender: 'gender',
  subject: 'subjects',
  outside: 'group_dates',
  assistant_busy: 'assistants',
  assistant_away: 'assistants',
  assistant_left: 'assistants',
  paper: 'papers',
} as const satisfies Record<string, SchedulingCheck>

export type WarningKind = keyof typeof checkOf

export const severityOf = (kind: WarningKind, severities: Severities): Severity =>
  severities[checkOf[kind]]

export type Judged<Warning> = Warning & { severity: 'warn' | 'block' }

/** As severe as the centre has it; what it doesn't want to know is gone. */
export const judged = <Warning extends { kind: WarningKind }>(
  warnings: Warning[],
  severities: Severities
): Judged<Warning>[] =>
  warnings.flatMap((warning) => {
    const severity = severityOf(warning.kind, severities)
    return severity === 'off' ? [] : [{ ...warning, severity }]
  })

export const isOf = (checks: Set<SchedulingCheck>) => (warning: { kind: WarningKind }) =>
  checks.has(checkOf[warning.kind])

/** The checks that refuse a session, each once. */
export const blocking = (warnings: Judged<{ kind: WarningKind }>[]): SchedulingCheck[] => [
  ...new Set(
    warnings.filter(({ severity }) => severity === 'block').map(({ kind }) => checkOf[kind])
  ),
]

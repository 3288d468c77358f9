import type { ActivityRow } from '~/ui/record/types'

const actor = { actor_name: 'Sample Manager', actor_name_other: 'مدير تجريبي' }
const at = (day: number) => `2026-09-${String(day).padStart(2, '0')}T09:30:00.000Z`

/** Told latest first: by somebody, by the system, with changes to read, to unfold and to leave untold. */
export const sampleActivity: ActivityRow[] = [
  {
    ...actor,
    id: '4',
    occurred_at: at(14),
    action: 'preview.update',
    changes: [
      { field: 'status', before: 'on_hold', after: 'active' },
      { field: 'phone', before: '+00 000 0001', after: '+00 000 0002' },
      { field: 'notes', before: null, after: 'Sample' },
      { field: 'photo', before: 'old', after: 'new' },
    ],
  },
  { ...actor, id: '3', occurred_at: at(12), action: 'preview.archive', changes: [] },
  {
    id: '2',
    occurred_at: at(10),
    actor_name: null,
    actor_name_other: null,
    action: 'preview.restore',
    changes: [],
  },
  {
    ...actor,
    id: '1',
    occurred_at: at(1),
    action: 'preview.create',
    changes: [
      { field: 'status', before: null, after: 'on_hold' },
      { field: 'phone', before: null, after: '+00 000 0001' },
    ],
  },
]

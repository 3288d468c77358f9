import { instructorNaming, named, titled } from '#domain/imports/records/namings'
import { type Naming, resolveNames } from '#domain/imports/records/resolve_names'
import type { PlannedTarget } from '#domain/imports/records/target'
import {
  createSessions,
  findPlanned,
  planRows,
  rememberRows,
} from '#domain/imports/sessions/plan_rows'
import { takeBackSessions } from '#domain/imports/sessions/take_back'

const namings: Naming[] = [
  {
    called: 'group',
    into: 'group_id',
    table: 'groups',
    exact: 'code',
    names: titled,
    branchInto: 'branch_id',
  },
  instructorNaming,
  {
    called: 'room',
    into: 'room_id',
    table: 'rooms',
    exact: 'code',
    names: named,
    inBranch: 'branch_id',
  },
]

/** Their groups, instructors and rooms must exist already; clashes are refused (domain §1.11). */
export const sessionImport: PlannedTarget = {
  resolve: async (rows) => {
    for (const naming of namings) await resolveNames(rows, naming)
  },
  plan: planRows,
  find: findPlanned,
  remember: rememberRows,
  create: createSessions,
  takeBack: takeBackSessions,
}

import type { ReadRow } from '#domain/imports/columns/read_rows'
import {
  assistantsNaming,
  instructorNaming,
  named,
  studentNaming,
  titled,
} from '#domain/imports/records/namings'
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
    called: 'branch',
    into: 'told_branch_id',
    table: 'branches',
    exact: 'code',
    names: named,
  },
  {
    called: 'group',
    into: 'group_id',
    table: 'groups',
    exact: 'code',
    names: titled,
    branchInto: 'branch_id',
  },
  studentNaming,
  instructorNaming,
  assistantsNaming,
]

const roomNaming: Naming = {
  called: 'room',
  into: 'room_id',
  table: 'rooms',
  exact: 'code',
  names: named,
  inBranch: 'branch_id',
}

/** A group's sessions are in its branch. */
function placeInBranch({ values, problems }: ReadRow) {
  const { group, branch_id: own, told_branch_id: told } = values
  if (!group) values.branch_id = told
  else if (own && told && own !== told) problems.push({ column: 'branch', type: 'not_the_groups' })
}

/** Their groups, students, instructors and rooms must exist already; clashes are refused (domain §1.11). */
export const sessionImport: PlannedTarget = {
  resolve: async (rows) => {
    for (const naming of namings) await resolveNames(rows, naming)
    for (const row of rows) placeInBranch(row)
    await resolveNames(rows, roomNaming)
  },
  plan: planRows,
  find: findPlanned,
  remember: rememberRows,
  create: createSessions,
  takeBack: takeBackSessions,
}

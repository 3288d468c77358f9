import { statement } from '#domain/shared/data/statement'
import { type StoredNames, storedNameFields } from '#domain/shared/text/person_names'

export const printedKinds = ['group', 'room', 'instructor'] as const

export type PrintedKind = (typeof printedKinds)[number]

interface Placed {
  code: string
  name_en: string | null
  name_ar: string | null
  branch_id: string
  /** Of its branch, where that isn't the centre's. */
  time_zone: string | null
}

/** Whose sessions are printed. */
export type Printed = ({ of: 'group' | 'room' } & Placed) | ({ of: 'instructor' } & StoredNames)

type Given = { id: string }

const rooms = statement((query, { id }: Given) =>
  query
    .selectFrom('rooms as t')
    .innerJoin('branches as b', 'b.id', 't.branch_id')
    .where('t.id', '=', id)
    .select(['t.code', 't.name_en', 't.name_ar', 't.branch_id', 'b.time_zone'])
)

const groups = statement((query, { id }: Given) =>
  query
    .selectFrom('groups as t')
    .innerJoin('branches as b', 'b.id', 't.branch_id')
    .where('t.id', '=', id)
    .select(['t.code', 't.title_en as name_en', 't.title_ar as name_ar'])
    .select(['t.branch_id', 'b.time_zone'])
)

const instructors = statement((query, { id }: Given) =>
  query.selectFrom('instructors').where('id', '=', id).select(storedNameFields)
)

export async function findPrinted(of: PrintedKind, id: string): Promise<Printed | undefined> {
  if (of === 'instructor') {
    const [instructor] = await instructors({ id })
    return instructor && { of, ...instructor }
  }
  const [placed] = await (of === 'group' ? groups : rooms)({ id })
  return placed && { of, ...placed }
}

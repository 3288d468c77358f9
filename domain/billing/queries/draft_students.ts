import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const children = statement((query, { payer, ids }: { payer: string; ids: string[] }) =>
  query
    .selectFrom('students as s')
    .where((of) =>
      of.or([
        of('s.id', '=', anyOf(ids)),
        of.exists(
          of
            .selectFrom('payers as p')
            .where('p.id', '=', payer)
            .where((own) =>
              own.or([
                own('p.student_id', '=', own.ref('s.id')),
                own.and([
                  own('p.household_id', '=', own.ref('s.household_id')),
                  own('s.archived_at', 'is', null),
                ]),
              ])
            )
            .select('p.id')
        ),
      ])
    )
    .select(['s.id', 's.number', ...storedNameFields.map((name) => `s.${name}` as const)])
    .orderBy('s.number')
)

/** Students for whom the payer pays, and those that the draft's lines name. */
export const draftStudents = (payer: string, ids: string[]) => children({ payer, ids })

export type DraftStudent = RowOf<typeof children>

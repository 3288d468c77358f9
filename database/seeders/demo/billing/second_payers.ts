import { sql } from 'kysely'
import { sponsor } from '#database/seeders/demo/data/billing_words'
import { sure } from '#database/seeders/demo/sure'
import { type AgreedShare, setSecondPayer } from '#domain/billing/second_payers/set_second_payer'
import type { Actor } from '#domain/shared/audit/actor'
import { db } from '#domain/shared/data/database'

type Act = { tenantId: string; actor: Actor; zone: string }

/** The parents of one child are separated and pay half each; an employer pays most of another's fees. */
export async function nameSecondPayers(act: Act) {
  const [parents, sponsored] = await enrolmentsOf(act.tenantId)
  if (parents)
    await share(act, parents, { percent: 5_000 }, { reference: `guardian:${parents.guardian_id}` })
  if (sponsored) await share(act, sponsored, { percent: 8_000 }, { company: sponsor })
}

type Shared = { id: string; guardian_id: string }

/** Two children with a guardian who pays for nobody, in groups that are paid by the term. */
async function enrolmentsOf(tenantId: string) {
  const read = sql<Shared>`
    select distinct on (s.number) e.id, l.guardian_id from enrolments e
      join students s on (s.tenant_id, s.id) = (e.tenant_id, e.student_id)
      join enrolment_terms t on (t.tenant_id, t.enrolment_id) = (e.tenant_id, e.id) and t.billing_mode = 'per_term'
      join student_guardians l on (l.tenant_id, l.student_id) = (s.tenant_id, s.id)
      join households h on (h.tenant_id, h.id) = (s.tenant_id, s.household_id)
    where e.tenant_id = ${tenantId} and e.status = 'active' and not l.is_payer
      and h.payer_guardian_id is distinct from l.guardian_id and t.price > 0
    order by s.number, e.id limit 2`
  return (await read.execute(db())).rows
}

type WantedPayer = Parameters<typeof setSecondPayer>[0]['payer']

const share = async (act: Act, { id }: Shared, agreed: AgreedShare, payer: WantedPayer) =>
  sure(await setSecondPayer({ ...act, enrolment_id: id, current: null, payer, share: agreed }))

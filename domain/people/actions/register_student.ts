import { v7 as uuid } from 'uuid'
import { isNationalIdConflict } from '#domain/people/national_id_conflict'
import {
  FindPossibleDuplicates,
  type Duplicate,
} from '#domain/people/queries/find_possible_duplicates'
import { studentNumberPrefix } from '#domain/people/rules/student_number'
import { studentColumns, type StudentFields } from '#domain/people/student_fields'
import type { Actor } from '#domain/shared/actor'
import { auditBindings, auditing } from '#domain/shared/audit'
import { today } from '#domain/shared/clock'
import { taking, takingBindings } from '#domain/shared/counters'
import { err, ok, type Result } from '#domain/shared/result'
import { readStatements, writeStatement } from '#domain/shared/tenant_scope'

type Input = {
  tenantId: string
  /** IANA name; it decides the year in the number. */
  zone: string
  actor: Actor
  fields: StudentFields
  /** The drive key of a picture that is stored already. */
  photo?: string | null
  /** The person saw the possible duplicates and goes on. */
  duplicatesConfirmed: boolean
}

type Refusal =
  { type: 'possible_duplicates'; duplicates: Duplicate[] } | { type: 'national_id_taken' }

const written = [
  'first_name',
  'last_name',
  'first_name_other',
  'last_name_other',
  'gender',
  'birth_date',
  'nationality',
  'national_id',
  'email',
  'phone',
  'whatsapp',
  'school_name',
  'status',
  'notes',
  'photo',
] as const

/** Number, student and audit trail in one statement: two people who register wait for each other no longer than it runs. */
const sql = `
  with taken as (${taking}),
  student as (
    insert into students (tenant_id, id, number, sequence, ${written.join(', ')})
    select current_setting('app.tenant_id')::uuid, ?, ? || lpad(first::text, greatest(4, length(first::text)), '0'), first,
      ${written.map(() => '?').join(', ')} from taken
    returning tenant_id, number
  ),
  trail as (${auditing('student', `jsonb_build_object('number', number)`)})
  select number from student`

/** Adds a student with the centre's next number (domain §1.6). */
export class RegisterStudent {
  async execute(input: Input): Promise<Result<{ id: string; number: string }, Refusal>> {
    const duplicates = await this.#duplicates(input)
    if (duplicates.length > 0) return err({ type: 'possible_duplicates', duplicates })
    try {
      return ok(await this.#register(input))
    } catch (error) {
      if (isNationalIdConflict(error)) return err({ type: 'national_id_taken' })
      throw error
    }
  }

  async #duplicates({ tenantId, fields, duplicatesConfirmed }: Input) {
    if (duplicatesConfirmed) return []
    return readStatements(tenantId, () => new FindPossibleDuplicates().execute(fields))
  }

  async #register({ tenantId, zone, actor, fields, photo = null }: Input) {
    const id = uuid()
    const columns = studentColumns(fields, photo)
    const given = Object.entries(columns).filter(([, value]) => value !== null)
    const audit = auditBindings({
      actor,
      action: 'students.create',
      subjectType: 'student',
      subjectId: id,
      after: Object.fromEntries(given),
    })
    const values = written.map((name) => columns[name] ?? null)
    const prefix = studentNumberPrefix(today(zone))
    const bindings = [...takingBindings('students'), id, prefix, ...values, ...audit]
    const [student] = await writeStatement<{ number: string }>(tenantId, sql, bindings)
    return { id, number: student!.number }
  }
}

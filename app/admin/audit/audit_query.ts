import { auditAreas } from '#domain/access/audit/audit_areas'
import type { AuditFilter } from '#domain/access/audit/queries/list_audit'
import { isBirthDate } from '#domain/people/rules/birth_date'
import { latinDigits } from '#domain/shared/text/digits'
import { isUuid } from '#domain/shared/text/is_uuid'
import { plainLine } from '#domain/shared/text/plain_text'
import { startOfDay } from '#domain/shared/time/start_of_day'
import { dayAfter } from '#domain/shared/time/day_span'

const farthestDay = '9999-12-30'

const line = (value: unknown) => (typeof value === 'string' ? plainLine(value) : '')
const id = (value: unknown) => (isUuid(line(value)) ? line(value).toLowerCase() : null)

export class AuditQuery {
  readonly #input: Record<string, unknown>

  constructor(input: Record<string, unknown>) {
    this.#input = input
  }

  /** Days are the centre's, both included. */
  filter(zone: string): AuditFilter {
    const { person, area, from, to, before } = this.toProps()
    return {
      actor: person,
      subject: null,
      area,
      from: from ? startOfDay(from, zone) : null,
      until: to ? startOfDay(dayAfter(to, 1), zone) : null,
      before,
    }
  }

  toProps() {
    return {
      person: id(this.#input.person),
      area: auditAreas.find((area) => area === line(this.#input.area)) ?? null,
      from: this.#day('from'),
      to: this.#day('to'),
      before: id(this.#input.before),
    }
  }

  #day(field: string) {
    const day = latinDigits(line(this.#input[field]))
    return isBirthDate(day, farthestDay) ? day : null
  }
}

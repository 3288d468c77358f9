import { props, type Visitor } from '#tests/helpers/visitor'

const list = '/admin/class-sessions'

/** Why the last form was refused, by field. */
export const errorsOf = async (visitor: Visitor) =>
  (await props(visitor, list)).errors as Record<string, string>

/** Sessions as a person saw them when they were new. */
export const seen = (...ids: string[]) => ids.map((id) => ({ id, version: 1 }))

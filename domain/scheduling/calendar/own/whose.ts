import type { PortalPerson } from '#domain/access/sessions/principal'
import type { OwnStudent } from '#domain/people/students/queries/own_students'

/** Whose sessions are meant: those an instructor teaches or assists in, or those of some students on their days. */
export type Whose = { instructor: string } | { students: string[] }

/** Whose sessions somebody may see. */
export const whoseOf = ({ type, id }: PortalPerson, students: OwnStudent[]): Whose =>
  type === 'instructor' ? { instructor: id } : { students: students.map((one) => one.id) }

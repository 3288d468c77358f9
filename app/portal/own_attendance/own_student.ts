import type { HttpContext } from '@adonisjs/core/http'
import { ownPerson } from '#app/portal/calendar/own_person'
import { notFound } from '#core/errors/not_found'
import { ownStudents } from '#domain/people/students/queries/own_students'
import { readStatements } from '#domain/shared/data/database'

/** The student of the address, who is whoever is signed in, or a child they may know of; inside a transaction. */
export async function ownStudent(ctx: HttpContext, id: unknown = ctx.params.student) {
  const student = (await ownStudents(ownPerson(ctx))).find((one) => one.id === id)
  if (!student) throw notFound(ctx)
  return student
}

export const ownStudentOr404 = (ctx: HttpContext, id: unknown = ctx.params.student) =>
  readStatements(ctx.tenant.id, () => ownStudent(ctx, id))

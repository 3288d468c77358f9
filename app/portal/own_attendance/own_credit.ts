import type { HttpContext } from '@adonisjs/core/http'
import { ownStudent } from '#app/portal/own_attendance/own_student'
import { notFound } from '#core/errors/not_found'
import { ownerOf } from '#domain/attendance/make_ups/held_credit'
import { readStatements } from '#domain/shared/data/database'

/** The make-up of the address, of a student of whoever is signed in; inside a transaction. */
export async function ownCredit(ctx: HttpContext): Promise<string> {
  const id = String(ctx.params.id)
  const owner = await ownerOf(id)
  if (!owner) throw notFound(ctx)
  await ownStudent(ctx, owner)
  return id
}

export const ownCreditOr404 = (ctx: HttpContext) =>
  readStatements(ctx.tenant.id, () => ownCredit(ctx))

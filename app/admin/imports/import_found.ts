import type { HttpContext } from '@adonisjs/core/http'
import { speaksOfBranches } from '#core/branches/branch_choices'
import { notFound } from '#core/errors/not_found'
import { findImport } from '#domain/imports/queries/find_import'
import { readStatements } from '#domain/shared/data/database'
import type { StepRefusal } from '#domain/imports/actions/begin_step'

export async function importOf(ctx: HttpContext) {
  const found = await readStatements(ctx.tenant.id, () => findImport(ctx.params.id))
  if (!found) throw notFound(ctx)
  return found
}

export function refuse(ctx: HttpContext, { type }: StepRefusal) {
  if (type === 'not_found') throw notFound(ctx)
  ctx.session.flash('error', ctx.i18n.t('imports.errors.not_now'))
  return ctx.response.redirect().toRoute('admin.imports.show', { id: ctx.params.id })
}

/** Columns that mean nothing in this centre. */
export const leftOut = ({ tenant }: Pick<HttpContext, 'tenant'>): string[] =>
  speaksOfBranches(tenant) ? [] : ['branch']

import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { inBranches } from '#domain/shared/data/branch_limit'

/** Whoever is limited to branches reads and writes nothing of others, whichever route they ask (ADR 46). */
export default class BranchLimitMiddleware {
  handle({ auth }: HttpContext, next: NextFn) {
    return inBranches(auth.user?.branches ?? null, next)
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import type { InertiaPages } from '@adonisjs/inertia/types'
import { notFound } from '#core/errors/not_found'

/** Exactly the names that the gallery can draw: TypeScript compares both sides. */
const names = <Name extends string>(all: Record<Name, true>) => Object.keys(all) as Name[]

export const gallery = {
  pages: names<InertiaPages['preview/pages']['page']>({
    overview: true,
    list: true,
    record: true,
    form: true,
  }),
  auth: names<InertiaPages['preview/auth']['page']>({
    'sign-in': true,
    'sign-in-instructor': true,
    'sign-in-staff': true,
    'register': true,
    'register-sent': true,
    'by-invitation': true,
    'open-centre': true,
    'forgot': true,
    'forgot-sent': true,
    'reset': true,
    'invitation': true,
    'verify': true,
    'verified': true,
    'confirm-email': true,
    'confirm': true,
    'two-step': true,
    'locked': true,
  }),
  errors: names<InertiaPages['preview/errors']['page']>({
    '400': true,
    '403': true,
    '404': true,
    '405': true,
    '419': true,
    '429': true,
    '500': true,
    '503': true,
    'offline': true,
  }),
  components: names<InertiaPages['preview/components']['sheet']>({
    identity: true,
    fields: true,
    choices: true,
    days: true,
    forms: true,
    dialogs: true,
    lists: true,
    filters: true,
    empty: true,
    records: true,
    navigation: true,
  }),
}

export function nameIn<Name extends string>(known: readonly Name[], ctx: HttpContext): Name {
  const found = known.find((name) => name === ctx.params.name)
  if (!found) throw notFound(ctx)
  return found
}

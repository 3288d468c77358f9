import type { HttpContext } from '@adonisjs/core/http'

/** Somebody else holds what was to be changed: nothing was, and it may be tried again. */
export function tellBusy({ session, i18n }: HttpContext) {
  session.flash('error', i18n.t('ui.record.busy'))
}

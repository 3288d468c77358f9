import type { HttpContext } from '@adonisjs/core/http'

/** Somebody else holds a lock on the record: nothing was changed, and the act can be tried again. */
export function tellBusy({ session, i18n }: HttpContext) {
  session.flash('error', i18n.t('ui.record.busy'))
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OwnAccount } from '#domain/access/accounts/queries/find_own_account'
import type { OwnCalendar } from '#domain/shared/choices/calendars'

export default class OwnAccountTransformer extends BaseTransformer<OwnAccount> {
  toObject() {
    const { email, email_verified_at, pending_email, password_changed_at, digits, hijri } =
      this.resource
    return {
      email,
      email_verified: email_verified_at !== null,
      pending_email,
      password_changed_at: password_changed_at?.toISOString() ?? null,
      digits: digits ?? ('centre' as const),
      calendar: calendarOf(hijri),
    }
  }
}

function calendarOf(hijri: boolean | null): OwnCalendar {
  if (hijri === null) return 'centre'
  return hijri ? 'hijri' : 'gregorian'
}

import { urlFor } from '~/client'
import { useRecordForm } from '~/ui/form/use_record_form'
import { checkField, schedulingChecks } from '#domain/shared/choices/scheduling_checks'
import type { Data } from '@generated/data'

const SETS = ['weekend']

export function useGeneralForm(general: General, onSaved: () => void) {
  return useRecordForm({
    saved: generalData(general),
    isNew: false,
    sets: SETS,
    send: (form, options) =>
      form.put(urlFor('admin.settings.general.update'), {
        ...options,
        onSuccess: (page) => {
          options.onSuccess(page)
          onSaved()
        },
      }),
  })
}

export type GeneralFormState = ReturnType<typeof useGeneralForm>

export type General = Data.Admin.Settings.General

/** The general settings as the form holds them; the weekend is its days as words, `5 6`. */
type GeneralData = Omit<General, 'logo' | 'default_locale' | 'digits'> & {
  default_locale: string
  digits: string
  phone_country: string
  photo: File | null
  remove_photo: boolean
}

export const generalFields = [
  'photo',
  'name_en',
  'name_ar',
  'legal_name_en',
  'legal_name_ar',
  'tax_number',
  'address_en',
  'address_ar',
  'phone',
  'whatsapp',
  'country',
  'timezone',
  'default_phone_country',
  'week_start',
  'weekend',
  'default_locale',
  'digits',
  'hijri',
  'gravatar',
  ...schedulingChecks.map(checkField),
  'small_group_days',
] as const

function generalData({ logo: _shown, ...saved }: General): GeneralData {
  return {
    ...saved,
    phone_country: saved.default_phone_country,
    photo: null,
    remove_photo: false,
  }
}

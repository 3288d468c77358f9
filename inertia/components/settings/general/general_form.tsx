import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import {
  type General,
  generalFields,
  type GeneralFormState,
  useGeneralForm,
} from '~/components/settings/general/use_general_form'
import { GeneralChecks } from '~/components/settings/general/general_checks'
import { GeneralPlace } from '~/components/settings/general/general_place'
import { useGeneralValue } from '~/components/settings/general/general_facts'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { FormSection } from '~/ui/form/form_section'
import { NumberField } from '~/ui/form/fields/number_field'
import { CheckField } from '~/ui/form/fields/check_field'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { PhotoField } from '~/ui/form/photo/photo_field'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { TextField } from '~/ui/form/fields/text_field'
import { Mark } from '~/ui/mark'

export function GeneralForm({ general, onSaved }: { general: General; onSaved: () => void }) {
  const t = useTranslations('general')
  const state = useGeneralForm(general, onSaved)
  const { form, field, stale } = state
  const write = useGeneralValue()
  const labels = Object.fromEntries(generalFields.map((name) => [name, t(`fields.${name}`)]))
  return (
    <RecordForm
      title={t('title')}
      labels={labels}
      state={state}
      saveLabel={t('save')}
      notices={
        <RecordStalePanel
          key={general.version}
          area="general"
          form={form}
          stale={stale}
          write={write}
        />
      }
    >
      <GeneralIdentity field={field} logo={general.logo} />
      <GeneralPlace form={form} field={field} />
      <GeneralChecks field={field} />
      <FormSection title={t('sections.alerts')} help={t('sections.alerts_help')}>
        <NumberField
          field={field('small_group_days')}
          label={t('fields.small_group_days')}
          help={t('help.small_group_days')}
          required
        />
      </FormSection>
    </RecordForm>
  )
}

interface GeneralIdentityProps extends Pick<GeneralFormState, 'field'> {
  logo: string | null
}

function GeneralIdentity({ field, logo }: GeneralIdentityProps) {
  const t = useTranslations('general')
  return (
    <>
      <FormSection
        title={t('sections.identity')}
        help={t('sections.identity_help')}
        aside={
          <PhotoField
            label={t('fields.photo')}
            field={field('photo')}
            removed={field('remove_photo')}
            saved={logo}
            preview={(address) =>
              address ? <img src={address} alt="" width={64} height={64} /> : <Mark size={64} />
            }
          />
        }
      >
        <FieldPair>
          <TextField
            field={field('name_en')}
            label={t('fields.name_en')}
            maxLength={longest.title}
          />
          <TextField
            field={field('name_ar')}
            label={t('fields.name_ar')}
            maxLength={longest.title}
          />
        </FieldPair>
        <PhoneField
          field={field('phone')}
          country={field('phone_country')}
          label={t('fields.phone')}
        />
        <CheckField
          field={field('whatsapp')}
          label={t('fields.whatsapp')}
          help={t('help.whatsapp')}
        />
      </FormSection>
      <FormSection title={t('sections.documents')} help={t('sections.documents_help')}>
        <FieldPair>
          {(['legal_name_en', 'legal_name_ar'] as const).map((name) => (
            <TextField
              key={name}
              field={field(name)}
              label={t(`fields.${name}`)}
              maxLength={longest.legalName}
            />
          ))}
        </FieldPair>
        <TextField
          field={field('tax_number')}
          label={t('fields.tax_number')}
          dir="ltr"
          autoComplete="off"
          maxLength={longest.number}
        />
        <FieldPair>
          {(['address_en', 'address_ar'] as const).map((name) => (
            <TextAreaField
              key={name}
              field={field(name)}
              label={t(`fields.${name}`)}
              maxLength={longest.centreAddress}
            />
          ))}
        </FieldPair>
      </FormSection>
    </>
  )
}

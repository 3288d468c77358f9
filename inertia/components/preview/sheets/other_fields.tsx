import { Input } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Sample } from '~/components/preview/sample/sample'
import { inBothScripts, sampleEmail } from '~/components/preview/sample/sample_people'
import { Specimen, State } from '~/components/preview/specimen'
import { Avatar } from '~/ui/avatar'
import { ErrorText } from '~/ui/error_text'
import { BothNamesFields } from '~/ui/form/fields/both_names_fields'
import { CodeField } from '~/ui/form/fields/code_field'
import { ColourField } from '~/ui/form/fields/colour_field'
import { EmailField } from '~/ui/form/fields/email_field'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { PhotoField } from '~/ui/form/photo/photo_field'

export function OtherFields() {
  const t = useTranslations('preview.sample')
  const names = useTranslations('ui.names')
  const errors = useTranslations('preview.errors')
  const label = t('label')
  return (
    <>
      <Specimen of="EmailField">
        <State is="filled">
          <Sample name="email" value={sampleEmail}>
            {(field) => <EmailField label={t('email')} field={field} />}
          </Sample>
        </State>
        <State is="error">
          <Sample name="email_wrong" value="sample@" error={errors('email')}>
            {(field) => <EmailField label={t('email')} field={field} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="PhoneField">
        <State is="empty">
          <Phone name="phone" value="" />
        </State>
        <State is="filled">
          <Phone name="phone_typed" value="0501234567" />
        </State>
        <State is="error">
          <Phone name="phone_wrong" value="123456" error={errors('phone')} />
        </State>
      </Specimen>
      <Specimen of="CodeField">
        <State is="filled">
          <Sample name="code" value="SMP-01">
            {(field) => <CodeField label={label} field={field} help={t('help')} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="BothNamesFields" isWide>
        <State is="filled">
          <Sample name="name_en" value="">
            {(en) => (
              <Sample name="name_ar" value="" error={errors('required')}>
                {(ar) => (
                  <BothNamesFields
                    en={en}
                    ar={ar}
                    labels={{ en: names('name_en'), ar: names('name_ar') }}
                  />
                )}
              </Sample>
            )}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="ColourField">
        <State is="empty">
          <Sample name="colour" value="">
            {(field) => <ColourField label={t('colour')} field={field} />}
          </Sample>
        </State>
        <State is="chosen">
          <Sample name="colour_chosen" value="#c22e5b" error={errors('taken')}>
            {(field) => <ColourField label={t('colour')} field={field} help={t('help')} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="PhotoField">
        <State is="empty">
          <Photo name="photo" saved={null} />
        </State>
        <State is="photo">
          <Photo name="photo_saved" saved="/favicon.svg" />
        </State>
        <State is="error">
          <Photo name="photo_wrong" saved={null} error={errors('photo')} />
        </State>
      </Specimen>
      <Specimen of="ErrorText">
        <State is="error">
          <Input.Error component="div">
            <ErrorText>{errors('required')}</ErrorText>
          </Input.Error>
        </State>
        <State is="long">
          <Input.Error component="div">
            <ErrorText>{t('long')}</ErrorText>
          </Input.Error>
        </State>
      </Specimen>
    </>
  )
}

type Given = { name: string; value: string; error?: string }

function Phone(given: Given) {
  const t = useTranslations('preview.sample')
  return (
    <Sample {...given}>
      {(field) => (
        <Sample name={`${given.name}_country`} value="SA">
          {(country) => <PhoneField label={t('phone')} field={field} country={country} />}
        </Sample>
      )}
    </Sample>
  )
}

type Pictured = { name: string; saved: string | null; error?: string }

function Photo({ name, saved, error }: Pictured) {
  const t = useTranslations('preview.sample')
  return (
    <Sample<File | null> name={name} value={null} error={error}>
      {(field) => (
        <Sample<boolean> name={`${name}_removed`} value={false}>
          {(removed) => (
            <PhotoField
              label={t('photo')}
              field={field}
              removed={removed}
              saved={saved}
              preview={(photo) => <Avatar person={{ ...inBothScripts, photo }} size={72} />}
            />
          )}
        </Sample>
      )}
    </Sample>
  )
}

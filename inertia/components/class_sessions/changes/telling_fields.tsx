import { Anchor, Checkbox, Text } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Audience } from '~/components/class_sessions/types'
import { fieldId, type Binding } from '~/ui/form/binding'
import { FieldError } from '~/ui/form/fields/field_error'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { useNames } from '~/ui/names/use_names'
import { type Tellable, tellable } from '#domain/shared/choices/tellable'
import { longest } from '#domain/shared/limits/text_lengths'

/** Everybody concerned is told of a change by default. */
export const everybodyTold = { told: [...tellable] as Tellable[], message: '' }

interface TellingFieldsProps {
  audience: Audience | null
  field: { told: Binding<Tellable[]>; message: Binding<string> }
}

/** Asks whom to e-mail, if there is anything to tell; counts people without an address. */
export function TellingFields({ audience, field: { told, message } }: TellingFieldsProps) {
  const t = useTranslations('sessions.telling')
  if (!audience) return null
  const reached = told.value.filter((one) => audience[one].letters > 0)
  const concerned = tellable.filter((one) => audience[one].all > 0)
  if (concerned.length === 0) return null
  return (
    <>
      <Checkbox.Group
        id={fieldId(told.name)}
        label={t('title')}
        error={told.error && <FieldError message={told.error} />}
        value={reached}
        onChange={(chosen) => told.onChange(tellable.filter((one) => chosen.includes(one)))}
      >
        {concerned.map((one) => (
          <Fragment key={one}>
            <Checkbox
              mt={8}
              value={one}
              label={t(one, { count: audience[one].letters })}
              description={unreached(one)}
              disabled={audience[one].letters === 0}
            />
            {one === 'students' && <Unreached {...audience} />}
          </Fragment>
        ))}
      </Checkbox.Group>
      {reached.length > 0 && (
        <TextAreaField label={t('message')} field={message} maxLength={longest.reason} />
      )}
    </>
  )

  function unreached(one: Tellable) {
    const { unreached: count, all } = audience![one]
    return count > 0 && t(`unreached.${one}`, { count, all })
  }
}

/** Whom somebody has to call instead. */
function Unreached({ unreached: named, students }: Audience) {
  const t = useTranslations('sessions')
  const name = useNames()
  if (named.length === 0) return null
  const others = students.unreached - named.length
  return (
    <Text size="sm" mt={4} ms={32}>
      {t('telling.not_reached')}{' '}
      {named.map((student, place) => (
        <span key={student.id}>
          {place > 0 && ' · '}
          <Anchor
            href={urlFor('admin.students.show', { id: student.id })}
            target="_blank"
            fz="inherit"
          >
            <bdi>{name(student).lead}</bdi>
          </Anchor>
        </span>
      ))}
      {others > 0 && ` ${t('roster.more', { count: others })}`}
    </Text>
  )
}

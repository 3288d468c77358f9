import { Button, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { longest } from '#domain/shared/limits/text_lengths'
import { languageOf, otherLanguage } from '#domain/shared/text/person_names'
import type { ImportName } from '~/components/imports/types'
import classes from '~/components/imports/names/names.module.css'
import { FieldError } from '~/ui/form/fields/field_error'
import { ownDirection } from '~/ui/form/own_direction'

interface NameRowProps {
  row: ImportName
  /** The suggestion, or what was typed or accepted in its place. */
  written: string
  error: string | undefined
  onType: (other: string) => void
  onAccept: () => void
  onLeave: () => void
}

export function NameRow({ row, written, error, onType, onAccept, onLeave }: NameRowProps) {
  const t = useTranslations('imports.names')
  const { name, times, other } = row
  const language = otherLanguage[languageOf(name)]
  const isAccepted = Boolean(other) && written === other
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (written && !isAccepted) onAccept()
    if (document.activeElement instanceof HTMLInputElement) focusNext(event.currentTarget)
  }
  return (
    <li>
      <form className={classes.row} onSubmit={submit} noValidate>
        <span className={classes.name}>
          <bdi lang={languageOf(name)}>{name}</bdi>
          <span className={classes.times}>{t('people', { count: times })}</span>
        </span>
        <TextInput
          aria-label={t(`field_${language}`, { name })}
          lang={language}
          attributes={ownDirection(written)}
          value={written}
          error={error && <FieldError message={error} />}
          maxLength={longest.personName}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <span className={classes.acts}>
          <Choice
            type="submit"
            label={t('accept')}
            spoken={t('accept_name', { name, other: written })}
            isChosen={isAccepted}
            disabled={written === ''}
          />
          <Choice
            label={t('leave')}
            spoken={t('leave_name', { name })}
            isChosen={other === ''}
            onClick={onLeave}
          />
        </span>
      </form>
    </li>
  )
}

interface ChoiceProps {
  type?: 'submit'
  label: string
  spoken: string
  isChosen: boolean
  disabled?: boolean
  onClick?: () => void
}

const Choice = ({ label, spoken, isChosen, ...button }: ChoiceProps) => (
  <Button
    {...button}
    size="compact-sm"
    variant={isChosen ? 'light' : 'subtle'}
    aria-label={spoken}
    aria-pressed={isChosen}
    leftSection={isChosen ? <IconCheck size={14} aria-hidden /> : undefined}
  >
    {label}
  </Button>
)

function focusNext(form: HTMLFormElement) {
  const field = form.closest('li')?.nextElementSibling?.querySelector('input')
  field?.focus()
  field?.select()
}

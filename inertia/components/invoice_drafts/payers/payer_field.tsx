import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { nameIn } from '#domain/shared/text/person_names'
import {
  type PayerChoice,
  usePayerChoices,
} from '~/components/invoice_drafts/payers/use_payer_choices'
import { useJoined } from '~/hooks/use_joined'
import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { ChoiceLine } from '~/ui/form/fields/choice/choice_line'
import { replaceChosen } from '~/ui/form/fields/choice/replace_chosen'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { isolate } from '~/ui/isolate'

interface PayerFieldProps {
  field: Binding<string>
  label: string
  help?: string
  /** Who pays now. */
  saved?: PayerChoice
  /** Also guardians are offered then, of whom one may pay a share. */
  enrolment?: string
  /** They are offered before anything is typed. */
  offered?: PayerChoice[]
}

/** Searched by the name of a family, a child or a company; the value is the payer's reference. */
export function PayerField(props: PayerFieldProps) {
  const { field, label, help, saved, enrolment, offered = [] } = props
  const t = useTranslations('invoice_drafts.payer')
  const { locale } = useShared().app
  const joined = useJoined()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(saved)
  const sought = usePayerChoices(typed, enrolment)
  const choices = typed.trim() ? sought : [...offered, ...sought]
  const frame = useFieldFrame(field, { label, help, required: true })
  const current = [chosen, saved].find((one) => one?.reference === field.value)
  const options = [
    ...(current && !choices.some(({ reference }) => reference === current.reference)
      ? [current]
      : []),
    ...choices,
  ]
  const name = (person: Pick<PayerChoice, 'name' | 'name_other'>) =>
    nameIn(locale, [person.name, person.name_other])
  const kinds = {
    household: t('family'),
    student: t('student'),
    guardian: t('guardian'),
    company: t('company'),
  }
  const line = (choice: PayerChoice) => ({
    label: name(choice),
    facts: [
      kinds[choice.kind],
      choice.number && isolate(choice.number, 'ltr'),
      choice.children.length > 0 && t('children', { names: joined(choice.children.map(name)) }),
    ].filter((fact) => typeof fact === 'string'),
  })
  return (
    <Select
      {...frame}
      data={options.map((choice) => ({ value: choice.reference, label: name(choice) }))}
      value={field.value || null}
      onChange={(reference) => {
        setChosen(options.find((choice) => choice.reference === reference))
        field.onChange(reference ?? '')
      }}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      {...replaceChosen(current ? name(current) : undefined)}
      onSearchChange={(text) => setTyped(current && text === name(current) ? '' : text)}
      filter={({ options: all }) => all}
      renderOption={({ option: { value, label: text }, checked }) => {
        const choice = options.find(({ reference }) => reference === value)
        return <ChoiceLine choice={choice ? line(choice) : { label: text }} isChosen={checked} />
      }}
      nothingFoundMessage={typed.trim() ? t('nothing') : undefined}
      autoComplete="off"
    />
  )
}

import type { Data } from '@generated/data'
import { Alert, Button, Group, Text } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { OpenProposals } from '~/components/holidays/open_proposals'
import { TakenProposals } from '~/components/holidays/taken_proposals'
import { type AskedProposals, useProposalsForm } from '~/components/holidays/use_proposals_form'
import { FormSection } from '~/ui/form/form_section'
import { useFocusOnRefusal } from '~/ui/form/focus'
import { useDrawnError } from '~/ui/form/undrawn_errors'
import form from '~/ui/form/form.module.css'

interface ProposalsFormProps {
  proposals: Data.Admin.Holidays.Proposal[]
  asked: AskedProposals
}

export function ProposalsForm({ proposals, asked }: ProposalsFormProps) {
  const t = useTranslations('holidays.proposals')
  const state = useProposalsForm(proposals, asked)
  const taken = proposals.filter(({ taken_id: id }) => id !== null)
  const element = useFocusOnRefusal(state.isPending)
  useDrawnError(state.problem)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!state.isPending) state.send()
  }
  return (
    <form ref={element} className={form.form} onSubmit={send} noValidate aria-label={t('title')}>
      {state.problem && (
        <Alert role="alert" color="danger">
          {state.problem}
        </Alert>
      )}
      <FormSection title={t('open')} help={t('open_help')}>
        {state.open.length === 0 ? (
          <Text c="dimmed">{t('none_open')}</Text>
        ) : (
          <OpenProposals state={state} />
        )}
      </FormSection>
      {taken.length > 0 && <TakenProposals taken={taken} />}
      {state.open.length > 0 && (
        <Group justify="flex-end">
          <Button type="submit" loading={state.isPending} disabled={state.chosen === 0}>
            {t('run', { count: state.chosen })}
          </Button>
        </Group>
      )}
    </form>
  )
}

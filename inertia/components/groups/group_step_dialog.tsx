import { longest } from '#domain/shared/limits/text_lengths'
import { fates, hasEnded } from '#domain/teaching/groups/rules/group_state'
import { priceChoices } from '#domain/teaching/rules/price'
import { router } from '@inertiajs/react'
import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { everybodyTold, TellingFields } from '~/components/class_sessions/changes/telling_fields'
import type { Audience } from '~/components/class_sessions/types'
import { useTargetChoices, useTargets } from '~/components/enrolments/adding/use_target_choices'
import type { GroupQuestion } from '~/components/groups/group_menu'
import { PlacementWarnings } from '~/components/placements/placement_warnings'
import type { GroupDetail, TargetOption } from '~/components/groups/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextField } from '~/ui/form/fields/text_field'

interface GroupStepDialogProps {
  question: GroupQuestion
  group: GroupDetail
  students: number
  sessions: number
  today: string
  targets?: TargetOption[]
  audience?: Audience | null
  onClose: () => void
}

type Answer = {
  status: string
  reason: string
  fate: string
  target_id: string
  price_choice: string
  confirmed_warnings: string[]
} & typeof everybodyTold

export function GroupStepDialog(props: GroupStepDialogProps) {
  const { question, group, students, sessions, today, onClose } = props
  const t = useTranslations('groups')
  const needsFate = question === 'cancelled' && students > 0
  const isEnd = hasEnded(question)
  const choices = useTargetChoices(useTargets(props.targets, needsFate), {
    from: group.course,
  })
  const { form, draft } = useDialogForm<Answer>(`step.${question}`, {
    status: question,
    reason: '',
    fate: needsFate ? 'drop' : '',
    target_id: '',
    price_choice: 'keep',
    confirmed_warnings: [],
    ...everybodyTold,
  })
  const field = bindingsOf(form)
  const isTold = isEnd && sessions > 0
  useEffect(() => {
    if (isTold) router.reload({ only: ['ending'] })
  }, [isTold])
  const title = t(`ask.${question}.title`, { code: group.code })
  const send = () => {
    const options = { preserveScroll: true, preserveState: true, onSuccess: onClose }
    if (question === 'delete')
      form.delete(urlFor('admin.groups.destroy', { id: group.id }), options)
    else form.put(urlFor('admin.groups.status.update', { id: group.id }), options)
  }
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={title}
        saveLabel={question === 'delete' ? t('acts.delete') : t(`steps.${question}`)}
        isDanger={question === 'cancelled' || question === 'delete'}
        cancelLabel={t('ask.back')}
        isPending={form.processing || (isTold && props.audience === undefined)}
        onCancel={onClose}
        draft={draft}
        onSubmit={send}
      >
        <Text>{t(`ask.${question}.text`, { count: students })}</Text>
        {isTold && <Text>{t('ask.sessions', { count: sessions })}</Text>}
        {needsFate && (
          <ChoiceField
            label={t('ask.fate')}
            field={field.fate}
            choices={fates.map((fate) => ({ value: fate, label: t(`ask.fate_${fate}`) }))}
          />
        )}
        {form.data.fate === 'transfer' && (
          <>
            <ChoiceField
              label={t('ask.target')}
              field={field.target_id}
              choices={choices}
              required
              searchable
            />
            <ChoiceField
              label={t('ask.price')}
              field={field.price_choice}
              choices={priceChoices.map((value) => ({
                value,
                label: t(value === 'keep' ? 'ask.keep' : 'ask.target_price'),
              }))}
            />
            <PlacementWarnings
              question={
                form.data.target_id === ''
                  ? null
                  : { group_id: form.data.target_id, from_group_id: group.id, on: today }
              }
              field={field.confirmed_warnings}
            />
          </>
        )}
        {question !== 'delete' && (
          <TextField
            label={t('ask.reason')}
            field={field.reason}
            maxLength={longest.reason}
            autoComplete="off"
          />
        )}
        {isTold && <TellingFields audience={props.audience ?? null} field={field} />}
      </DialogForm>
    </Dialog>
  )
}

import { Link } from '@adonisjs/inertia/react'
import { Anchor, Radio, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ChangeDialog, type ChangeTask } from '~/components/class_sessions/changes/change_dialog'
import { ClashReason } from '~/components/class_sessions/changes/clash_reason'
import { everybodyTold, TellingFields } from '~/components/class_sessions/changes/telling_fields'
import { useChangePreview } from '~/components/class_sessions/changes/use_change_preview'
import type { SessionDetail } from '~/components/class_sessions/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { SubstituteChoiceList } from '~/components/substitution/substitute_choice_list'
import type { CoveredSession } from '~/components/substitution/types'
import {
  type CoverSpan,
  useSubstituteChoices,
} from '~/components/substitution/use_substitute_choices'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import { bindingsOf } from '~/ui/form/bindings_of'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'

interface SubstituteDialogProps {
  task: ChangeTask
  session: SessionDetail
  onClose: () => void
}

/** Another instructor takes over a session, or all that its instructor still teaches that day. */
export default function SubstituteDialog({ task, session, onClose }: SubstituteDialogProps) {
  const t = useTranslations('substitution')
  const sessions = useTranslations('sessions')
  const { form, draft } = useDialogForm(`substitute.${session.id}`, {
    span: 'session' as CoverSpan,
    instructor_id: '',
    clash_reason: '',
    ...everybodyTold,
  })
  const field = bindingsOf(form)
  const { span, instructor_id: instructor } = form.data
  const { choices, day, retry } = useSubstituteChoices(session.id, span)
  const body = {
    ...(span === 'day'
      ? { sessions: day.map(({ id, version }) => ({ id, version })) }
      : task.asked),
    instructor_id: instructor,
  }
  const preview = useChangePreview(
    urlFor('admin.session_substitution_previews.store'),
    instructor === '' || !choices ? null : body
  )
  const errors: Record<string, string | undefined> = { ...preview.errors, ...form.errors }
  const chooseSpan = (chosen: string) => {
    form.setData((data) => ({ ...data, span: chosen as CoverSpan, instructor_id: '' }))
    form.clearErrors()
  }
  return (
    <ChangeDialog
      act="substitute"
      draft={draft}
      task={task}
      form={form}
      preview={preview}
      url={urlFor('admin.session_substitutions.store')}
      body={{ instructor_id: instructor }}
      missing={
        instructor === '' ? { instructor_id: sessions('errors.choose_substitute') } : undefined
      }
      telling={<TellingFields audience={preview.audience} field={field} />}
      onClose={onClose}
    >
      <SpanChoice session={session} day={day} span={span} onChoose={chooseSpan} />
      <SubstituteChoiceList
        substitutes={choices && choices.substitutes}
        retry={retry}
        field={{ ...field.instructor_id, error: errors.instructor_id }}
      />
      <Anchor
        size="sm"
        component={Link}
        href={urlFor('admin.substitutes.show', { id: session.id })}
      >
        {t('offer_instead')}
      </Anchor>
      <ClashReason act="substitute" answer={preview} field={field.clash_reason} />
    </ChangeDialog>
  )
}

interface SpanChoiceProps {
  session: SessionDetail
  day: CoveredSession[]
  span: CoverSpan
  onChoose: (span: string) => void
}

function SpanChoice({ session, day, span, onChoose }: SpanChoiceProps) {
  const t = useTranslations('substitution.span')
  const names = useNames()
  const isAmong = day.some(({ id }) => id === session.id)
  if (!session.instructor || !isAmong || day.length < 2) return null
  const name = isolate(names(session.instructor).lead)
  return (
    <Radio.Group label={t('label')} value={span} onChange={onChoose}>
      <Stack gap="xs" mt="xs">
        <Radio value="session" label={t('session')} />
        <Radio
          value="day"
          label={t('day', { count: day.length, name })}
          description={<DaySessions day={day} />}
        />
      </Stack>
    </Radio.Group>
  )
}

function DaySessions({ day }: { day: CoveredSession[] }) {
  const name = useSessionName()
  const { span } = useFormat()
  return day.map((one) => (
    <Text key={one.id} span display="block" size="sm" c="dimmed">
      <bdi>{span(one.starts_at, one.ends_at, one.time_zone)}</bdi> <bdi>{name(one)}</bdi>
    </Text>
  ))
}

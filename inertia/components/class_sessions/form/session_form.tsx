import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { MeetingFields } from '~/components/class_sessions/form/meeting_fields'
import { PlanPanel } from '~/components/class_sessions/form/plan_panel'
import { TimeFields } from '~/components/class_sessions/form/time_fields'
import { useSessionForm, useSessionLabels } from '~/components/class_sessions/form/use_session_form'
import type { MeetingOptions, PlannedPattern } from '~/components/class_sessions/types'
import { useMetInstructors } from '~/components/class_sessions/use_met_instructors'
import { AreaForm } from '~/ui/form/area_form'
import { recordUrls } from '~/ui/record/record_urls'

export type SessionFormProps = {
  options: MeetingOptions
  today: string
  series_id: string
  group: string | null
  student: string | null
  pattern: PlannedPattern | null
  may_clash: boolean
}

export function SessionForm(props: SessionFormProps) {
  const { today, series_id, student, pattern, may_clash } = props
  const t = useTranslations('sessions')
  const { all: instructor, meet } = useMetInstructors(props.options.instructor)
  const options = { ...props.options, instructor }
  const chosen = options.group.find(({ id }) => id === props.group)
  const state = useSessionForm({
    ...{ today, seriesId: series_id, group: chosen, student, pattern },
    rooms: options.room,
  })
  const { slots, repeats } = state.form.data
  return (
    <AreaForm
      area="sessions"
      title={t('create_title')}
      record={null}
      urls={recordUrls('sessions')}
      {...useSessionLabels(slots, repeats)}
      state={{ ...state, isChecking: state.isPreviewing }}
    >
      <MeetingFields made={state} options={options} />
      <TimeFields made={state} options={options} today={today} onMeet={meet} />
      <div>
        <Button
          variant="default"
          leftSection={<IconListCheck size={16} aria-hidden />}
          loading={state.isPreviewing}
          onClick={() => void state.preview()}
        >
          {t('form.preview')}
        </Button>
      </div>
      <PlanPanel made={state} mayClash={may_clash} />
    </AreaForm>
  )
}

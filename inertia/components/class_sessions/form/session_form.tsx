import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { SessionData } from '~/components/class_sessions/form/blank_session'
import { MeetingFields } from '~/components/class_sessions/form/meeting_fields'
import { PlanPanel } from '~/components/class_sessions/form/plan_panel'
import { TimeFields } from '~/components/class_sessions/form/time_fields'
import { useSessionForm } from '~/components/class_sessions/form/use_session_form'
import { useSessionLabels } from '~/components/class_sessions/form/use_session_labels'
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
  instructor: string | null
  room: string | null
  pattern: PlannedPattern | null
  may_clash: boolean
  begun?: Partial<SessionData>
}

/** `onSaved` is given when the form is a dialog over a page that stays. */
export function useBlankForm(blank: SessionFormProps, onSaved?: () => void) {
  const { all: instructors, meet } = useMetInstructors(blank.options.instructor)
  const options = { ...blank.options, instructor: instructors }
  const group = options.group.find(({ id }) => id === blank.group)
  const begun = { ...blank, seriesId: blank.series_id, group, rooms: options.room }
  return { blank, options, meet, state: useSessionForm(begun, onSaved) }
}

export const SessionForm = (props: SessionFormProps) => <SessionFields {...useBlankForm(props)} />

interface SessionFieldsProps extends ReturnType<typeof useBlankForm> {
  onCancel?: () => void
}

export function SessionFields({ blank, options, meet, state, onCancel }: SessionFieldsProps) {
  const t = useTranslations('sessions')
  return (
    <AreaForm
      area="sessions"
      title={t('create_title')}
      record={null}
      urls={recordUrls('sessions')}
      onCancel={onCancel}
      {...useSessionLabels(state.form.data)}
      state={{ ...state, isChecking: state.isPreviewing }}
    >
      <MeetingFields made={state} options={options} />
      <TimeFields made={state} options={options} today={blank.today} onMeet={meet} />
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
      <PlanPanel made={state} mayClash={blank.may_clash} />
    </AreaForm>
  )
}

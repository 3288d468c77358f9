import { recordUrls } from '~/ui/record/record_urls'
import { GroupChargeFields } from '~/components/groups/form/group_charge_fields'
import { GroupChangeWarnings } from '~/components/groups/form/group_change_warnings'
import { GroupCourseFields } from '~/components/groups/form/group_course_fields'
import { groupInputs } from '~/components/groups/form/group_form_data'
import { GroupSeatFields } from '~/components/groups/form/group_seat_fields'
import { GroupTimeFields } from '~/components/groups/form/group_time_fields'
import { DeparturePanel } from '~/components/people/departure/departure_panel'
import type { FormOptions, GroupDetail } from '~/components/groups/types'
import { useGroupForm } from '~/components/groups/form/use_group_form'
import { useGroupValue } from '~/components/groups/use_group_value'
import { AreaForm } from '~/ui/form/area_form'

interface GroupFormProps {
  title: string
  group: GroupDetail | null
  course?: string | null
  options: FormOptions
  today: string
}

export function GroupForm({ title, group, course = null, options, today }: GroupFormProps) {
  const state = useGroupForm(group, { course, options, today })
  const write = useGroupValue(options)
  return (
    <AreaForm
      area="groups"
      title={title}
      record={group}
      urls={recordUrls('groups')}
      inputs={groupInputs}
      state={state}
      write={write}
      notices={<DeparturePanel agreed={state.field('agreed')} />}
    >
      <GroupCourseFields made={state} isNew={group === null} options={options} />
      <GroupTimeFields made={state} options={options} groupId={group?.id} today={today} />
      <GroupSeatFields
        field={state.field}
        warnings={group && <GroupChangeWarnings group={group} made={state} />}
      />
      <GroupChargeFields made={state} options={options} />
    </AreaForm>
  )
}

import { useTranslations } from 'use-intl'
import { GroupChargeFields } from '~/components/groups/group_charge_fields'
import { GroupCourseFields } from '~/components/groups/group_course_fields'
import { groupInputs } from '~/components/groups/group_form_data'
import { GroupSeatFields } from '~/components/groups/group_seat_fields'
import { GroupTimeFields } from '~/components/groups/group_time_fields'
import { groupUrls } from '~/components/groups/group_urls'
import type { FormOptions, GroupDetail } from '~/components/groups/types'
import { useGroupForm } from '~/components/groups/use_group_form'
import { useGroupValue } from '~/components/groups/use_group_value'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/record_stale_panel'

interface GroupFormProps {
  title: string
  group: GroupDetail | null
  options: FormOptions
  today: string
}

/** Opens a group, or edits the given one. */
export function GroupForm({ title, group, options, today }: GroupFormProps) {
  const t = useTranslations('groups')
  const made = useGroupForm(group, today)
  const { form, field, submit, stale, draft, discardDraft } = made
  const write = useGroupValue(options)
  const labels = Object.fromEntries(groupInputs.map((name) => [name, t(`fields.${name}`)]))
  return (
    <RecordForm
      title={title}
      labels={labels}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t(group ? 'form.update' : 'form.create')}
      cancelHref={group ? groupUrls.show(group.id) : groupUrls.index()}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={
        group && (
          <RecordStalePanel
            key={group.version}
            area="groups"
            form={form}
            stale={stale}
            write={write}
          />
        )
      }
    >
      <GroupCourseFields made={made} isNew={group === null} options={options} />
      <GroupTimeFields field={field} options={options} />
      <GroupSeatFields field={field} />
      <GroupChargeFields made={made} options={options} />
    </RecordForm>
  )
}

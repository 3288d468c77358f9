import { Button, Group, Stack } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { AgreedFields } from '~/components/enrolments/adding/agreed_fields'
import { ChosenStudent } from '~/components/enrolments/adding/chosen_student'
import { NewStudentFields } from '~/components/enrolments/adding/new_student_fields'
import { SeatNotice } from '~/components/enrolments/adding/seat_notice'
import { StudentFinder } from '~/components/enrolments/adding/student_finder'
import { useAddStudent } from '~/components/enrolments/adding/use_add_student'
import type { Candidate, GroupAbilities, GroupDetail } from '~/components/groups/types'
import { PlacementWarnings } from '~/components/placements/placement_warnings'
import { DuplicatePanel } from '~/components/students/form/duplicate_panel'
import type { Duplicate } from '~/components/students/types'
import { useBothNames } from '~/ui/names/both_names'
import { Dialog } from '~/ui/dialog/dialog'
import { DraftNotice } from '~/ui/form/draft/draft_notice'
import { useFocusOnRefusal } from '~/ui/form/focus'

interface AddStudentDialogProps {
  group: GroupDetail
  today: string
  candidates?: Candidate[]
  duplicates: Duplicate[]
  can: GroupAbilities
  onClose: () => void
}

export function AddStudentDialog(props: AddStudentDialogProps) {
  const { group, today, candidates, duplicates, can, onClose } = props
  const t = useTranslations('enrolments.add')
  const { title_en, title_ar } = group
  const name = useBothNames()({ title_en, title_ar }).lead
  const adding = useAddStudent(group, today, onClose)
  const { form, draft, field, chosen, take, submit, added } = adding
  const formRef = useFocusOnRefusal(form.processing)
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit(true)
  }
  return (
    <Dialog
      opened
      staysOpen
      isDirty={draft.restored}
      title={t('title', { group: name })}
      onClose={onClose}
    >
      <DraftNotice draft={draft} onDiscard={draft.discard} />
      <SeatNotice group={group} standing={form.data.standing} />
      {chosen.is === 'nobody' ? (
        <StudentFinder
          key={added}
          candidates={candidates}
          error={form.errors.student_id}
          mayRegister={can.register}
          onTake={take}
        />
      ) : (
        <form ref={formRef} onSubmit={send} noValidate aria-label={t('title', { group: name })}>
          <Stack gap="md">
            {chosen.is === 'known' && (
              <ChosenStudent
                student={chosen.student}
                error={form.errors.student_id}
                onChange={() => take({ is: 'nobody' })}
              />
            )}
            {chosen.is === 'new' && (
              <>
                <NewStudentFields field={field} onSearch={() => take({ is: 'nobody' })} />
                <DuplicatePanel duplicates={duplicates} confirm={field('confirm_duplicate')} />
              </>
            )}
            <AgreedFields group={group} adding={adding} can={can} />
            <PlacementWarnings
              question={{
                group_id: group.id,
                on: form.data.starts_on,
                ...(chosen.is === 'known'
                  ? { student_id: chosen.student.id }
                  : { gender: form.data.gender, birth_date: form.data.birth_date }),
              }}
              field={field('confirmed_warnings')}
            />
          </Stack>
          <Group justify="flex-end" mt="lg">
            <Button
              type="submit"
              variant="default"
              loading={form.processing}
              autoFocus={chosen.is === 'known'}
            >
              {t('save_more')}
            </Button>
            <Button loading={form.processing} onClick={() => submit(false)}>
              {t('save')}
            </Button>
          </Group>
        </form>
      )}
    </Dialog>
  )
}

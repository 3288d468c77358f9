import { router } from '@inertiajs/react'
import { Anchor, Button, Text, Title } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AddPickerDialog } from '~/components/pickups/add_picker_dialog'
import type { PickedUp, PickupPerson, StudentPickups } from '~/components/pickups/types'
import { usePickerWords } from '~/components/pickups/use_picker_words'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import { RowIcon } from '~/ui/record/row_icon'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

interface StudentPickupsProps {
  student: { id: string; archived_at: string | null }
  pickups: StudentPickups
}

/** Who may pick a student up beside their guardians, and who did last. */
export function StudentPickupsCard({ student, pickups }: StudentPickupsProps) {
  const t = useTranslations('pickups')
  const [isAdding, setAdding] = useState(false)
  const mayChange = pickups.may_change && student.archived_at === null
  const remove = (person: string) =>
    router.delete(urlFor('admin.pickup_people.destroy', { id: student.id, person }), {
      preserveScroll: true,
    })
  return (
    <section className={record.card}>
      <div className={rows.heading}>
        <Title order={2}>{t('people.title')}</Title>
        {mayChange && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('people.add')}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {t('people.lead')}
      </Text>
      <ul className={rows.rows}>
        {pickups.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onRemove={mayChange ? () => remove(person.id) : undefined}
          />
        ))}
      </ul>
      {pickups.last.length > 0 && (
        <>
          <Title order={3} mt="md">
            {t('last')}
          </Title>
          <ul className={rows.rows}>
            {pickups.last.map((pickup) => (
              <LastPickup key={pickup.id} pickup={pickup} />
            ))}
          </ul>
        </>
      )}
      {isAdding && <AddPickerDialog student={student.id} onClose={() => setAdding(false)} />}
    </section>
  )
}

function PersonRow({ person, onRemove }: { person: PickupPerson; onRemove?: () => void }) {
  const t = useTranslations('pickups')
  const { name, relation, phone } = person
  return (
    <li>
      <div>
        <bdi>{name}</bdi>
        {relation && (
          <div className={rows.quiet}>
            <bdi>{relation}</bdi>
          </div>
        )}
        {phone && (
          <div>
            <Anchor href={`tel:${phone}`} fz="sm">
              <bdi dir="ltr">{person.phone_written}</bdi>
            </Anchor>
          </div>
        )}
      </div>
      {onRemove && (
        <RowIcon
          icon={IconTrash}
          label={t('people.remove', { name: isolate(name) })}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

function LastPickup({ pickup }: { pickup: PickedUp }) {
  const t = useTranslations('pickups')
  const format = useFormat()
  const names = useNames()
  const name = usePickerWords().pickedUp(pickup)
  const { at, by, reason, undone } = pickup
  return (
    <li>
      <div>
        {t('picked_up', { name, time: format.instant(at) })}
        {reason && <div>{isolate(reason)}</div>}
        <div className={rows.quiet}>
          {by && t('recorded_by', { name: isolate(names(by).lead) })}
        </div>
        {undone && (
          <div className={rows.quiet}>
            {undone.by
              ? t('undone_by', {
                  name: isolate(names(undone.by).lead),
                  time: format.instant(undone.at),
                })
              : t('undone_at', { time: format.instant(undone.at) })}
          </div>
        )}
      </div>
    </li>
  )
}

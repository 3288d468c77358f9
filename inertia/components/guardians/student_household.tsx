import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddSiblingButton } from '~/components/families/add_sibling_button'
import { BillHouseholdButton } from '~/components/guardians/household/bill_household_button'
import { HouseholdCard } from '~/components/guardians/household/household_card'
import { HouseholdDialog } from '~/components/guardians/household/household_dialog'
import type { StudentFamily } from '~/components/guardians/types'
import type { StudentDetail } from '~/components/students/types'

interface StudentHouseholdProps {
  student: StudentDetail
  family: StudentFamily
}

export function StudentHousehold({ student, family }: StudentHouseholdProps) {
  const t = useTranslations('guardians.household')
  const [isOpen, setOpen] = useState(false)
  const { household, can } = family
  const may = (household ? can.update : can.create) && student.archived_at === null
  return (
    <div>
      <HouseholdCard
        household={household}
        student={student.id}
        action={
          <Group gap="xs">
            {household && <BillHouseholdButton household={household.id} />}
            {household && <AddSiblingButton kin={{ household: household.id }} />}
            {may && (
              <Button variant="default" size="xs" onClick={() => setOpen(true)}>
                {t(household ? 'edit' : 'open')}
              </Button>
            )}
          </Group>
        }
      />
      {isOpen && (
        <HouseholdDialog student={student} family={family} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import { FirstChildren } from '~/components/guardians/first_children'
import { GuardianStatusWord } from '~/components/guardians/guardian_status_word'
import type { GuardianRow } from '~/components/guardians/types'
import { PersonCell } from '~/ui/record/person_cell'
import classes from '~/ui/list/record_list.module.css'

/** A guardian on a phone: name, telephone and children, status. */
export function GuardianCard({ guardian }: { guardian: GuardianRow }) {
  return (
    <>
      <div className={classes.cardHead}>
        <PersonCell person={guardian} href={urlFor('admin.guardians.show', { id: guardian.id })} />
      </div>
      <div className={classes.facts}>
        {guardian.phone_written && (
          <Text size="sm" c="dimmed" component="span">
            <bdi dir="ltr">{guardian.phone_written}</bdi>
          </Text>
        )}
        {guardian.children > 0 && (
          <Text size="sm" c="dimmed" component="span">
            <FirstChildren guardian={guardian} />
          </Text>
        )}
        <GuardianStatusWord guardian={guardian} />
      </div>
    </>
  )
}

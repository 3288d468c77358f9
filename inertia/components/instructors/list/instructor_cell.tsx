import { urlFor } from '~/client'
import type { InstructorRow } from '~/components/instructors/types'
import { PersonCell } from '~/ui/record/person_cell'
import { Swatch } from '~/ui/swatch'
import classes from '~/components/instructors/instructors.module.css'

export function InstructorCell({ instructor }: { instructor: InstructorRow }) {
  const { id, colour } = instructor
  return (
    <PersonCell
      person={instructor}
      href={urlFor('admin.instructors.show', { id })}
      mark={
        colour && (
          <span className={classes.mark}>
            <Swatch colour={colour} />
          </span>
        )
      }
    />
  )
}

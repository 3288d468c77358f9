import { useMemo } from 'react'
import { taxChoices, useTaxWord } from '~/components/invoice_drafts/editor/line_words'
import type { DraftService, DraftStudent, InvoiceDraft } from '~/components/invoice_drafts/types'
import { useMoney } from '~/hooks/use_money'
import type { Choice } from '~/ui/form/fields/choice/choice_field'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'

export interface LineChoices {
  services: Choice[]
  students: Choice[]
  taxes: Choice[]
  searchStudents: (typed: string) => void
}

interface Offered {
  draft: InvoiceDraft
  services: DraftService[]
  students: DraftStudent[]
  usual: string
  searchStudents: (typed: string) => void
}

/** Made once for all lines. */
export function useLineChoices(offered: Offered): LineChoices {
  const { draft, services, students, usual, searchStudents } = offered
  const names = useBothNames()
  const people = useNames()
  const { write } = useMoney()
  const tax = useTaxWord()
  return useMemo(
    () => ({
      services: services.map((service) => ({
        value: service.id,
        label: names(service).lead,
        words: [service.code, service.name_en, service.name_ar].filter(Boolean).join(' '),
        facts: service.price ? [write(service.price)] : undefined,
      })),
      students: students.map((student) => ({
        value: student.id,
        label: people(student).lead,
        words: [student.number, student.first_name_other, student.last_name_other]
          .filter(Boolean)
          .join(' '),
      })),
      searchStudents,
      taxes: taxChoices(draft, services, usual).map((value) => ({ value, label: tax(value) })),
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the words change with the page only
    [draft, services, students, usual, searchStudents]
  )
}

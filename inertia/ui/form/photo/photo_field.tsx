import { Button, FileButton, Group, Input } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { pictureTypes } from '#domain/shared/choices/file_types'
import { uploadLimits, megabytes } from '#domain/shared/limits/upload_limits'
import type { Binding } from '~/ui/form/binding'
import { CropDialog } from '~/ui/form/photo/crop_dialog'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { useObjectUrl } from '~/ui/form/photo/use_object_url'
import classes from '~/ui/form/photo/photo.module.css'

const limit = { megabytes: uploadLimits.photo }

interface PhotoFieldProps {
  label: string
  field: Binding<File | null>
  removed: Binding<boolean>
  saved: string | null
  preview: (address: string | null) => ReactNode
}

export function PhotoField({ label, field, removed, saved, preview }: PhotoFieldProps) {
  const t = useTranslations('ui.photo')
  const [chosen, setChosen] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const reset = useRef<() => void>(null)
  const fresh = useObjectUrl(field.value)
  const shown = fresh ?? (removed.value ? null : saved)
  const frame = useFieldFrame(
    { ...field, error: problem ?? field.error },
    { label, help: t('help', limit) }
  )
  const choose = (file: File | null) => {
    const wrong = file && photoProblem(file)
    setProblem(wrong ? t(wrong, limit) : null)
    if (!wrong) setChosen(file)
    reset.current?.()
  }
  const take = (photo: File | null) => {
    field.onChange(photo)
    removed.onChange(photo === null)
    setChosen(null)
  }
  return (
    <Input.Wrapper {...pick(frame)} labelElement="div" role="group" aria-label={label}>
      <div className={classes.photo}>
        {preview(shown)}
        <Group gap="xs">
          <FileButton
            accept="image/*"
            resetRef={reset}
            onChange={choose}
            inputProps={{ 'aria-label': label }}
          >
            {(props) => (
              <Button
                {...props}
                id={frame.id}
                variant="default"
                aria-describedby={frame.error ? `${frame.id}-error` : undefined}
              >
                {t(shown ? 'change' : 'choose')}
              </Button>
            )}
          </FileButton>
          {shown && (
            <Button variant="subtle" color="red" onClick={() => take(null)}>
              {t('remove')}
            </Button>
          )}
        </Group>
      </div>
      <CropDialog
        file={chosen}
        onCut={take}
        onProblem={() => {
          setChosen(null)
          setProblem(t('not_an_image'))
        }}
        onClose={() => setChosen(null)}
      />
    </Input.Wrapper>
  )
}

function pick({
  label,
  description,
  error,
  inputWrapperOrder,
  classNames,
  id,
}: ReturnType<typeof useFieldFrame>) {
  return {
    label,
    description,
    error,
    inputWrapperOrder,
    classNames,
    errorProps: { id: `${id}-error` },
  }
}

const TYPES: readonly string[] = Object.values(pictureTypes)

function photoProblem(file: File): 'not_an_image' | 'too_large' | null {
  if (!TYPES.includes(file.type)) return 'not_an_image'
  return file.size > megabytes(uploadLimits.photo) ? 'too_large' : null
}

import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

/** It leads from a saved record to the form of what is made after it, with what is known filled in. */
export const NextStepButton = ({ href, label }: { href: string; label: string }) => (
  <Button component={Link} href={href} leftSection={<IconPlus size={16} aria-hidden />}>
    {label}
  </Button>
)

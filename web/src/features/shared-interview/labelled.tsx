import { PlanText } from '#web/entities/plan/text/plan-text.tsx';

/** A text with a label before it; renders nothing without a text. */
export function Labelled({ label, text }: { readonly label: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p className="small">
      <span className="muted">{label}</span> <PlanText>{text}</PlanText>
    </p>
  );
}

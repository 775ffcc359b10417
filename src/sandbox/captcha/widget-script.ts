/** The part of Turnstile's script that pages use: window.turnstile with render, reset, remove and getResponse. */
export const widgetScript = `(() => {
  const widgets = new Map();
  let last = 0;
  async function pass(widget) {
    widget.token = undefined;
    const run = (widget.run = (widget.run ?? 0) + 1);
    widget.label.textContent = 'Checking …';
    try {
      const body = new URLSearchParams({ action: widget.options.action ?? '', host: location.hostname });
      const answer = await fetch('/sandbox/captcha/token', { method: 'POST', body });
      if (!answer.ok) throw new Error(String(answer.status));
      const { token } = await answer.json();
      if (widget.run !== run) return;
      widget.token = token;
      widget.label.textContent = 'Success (stand-in)';
      widget.options.callback?.(token);
    } catch {
      if (widget.run !== run) return;
      widget.label.textContent = 'The check failed';
      widget.options['error-callback']?.('600010');
    }
  }
  window.turnstile = {
    render(container, options) {
      const box = document.createElement('div');
      box.style.cssText = 'box-sizing:border-box;width:100%;min-height:65px;padding:20px 16px;border:1px solid #8a8d96;border-radius:8px;font-size:14px';
      const label = document.createElement('span');
      box.append(label);
      container.append(box);
      const id = 'sandbox-' + String((last += 1));
      const widget = { options, box, label };
      widgets.set(id, widget);
      void pass(widget);
      return id;
    },
    reset(id) {
      const widget = widgets.get(id);
      if (widget !== undefined) void pass(widget);
    },
    remove(id) {
      const widget = widgets.get(id);
      if (widget !== undefined) widget.run = -1;
      widget?.box.remove();
      widgets.delete(id);
    },
    getResponse: (id) => widgets.get(id)?.token,
  };
})();
`;

"""How a page looks: paper and ink by day, a lamp-lit table by night. No fonts or files from anywhere."""

from __future__ import annotations

from undaunted.lab.report.patterns import KINDS

_LIGHT = {
    "paper": "#f7f2e6", "sheet": "#fffdf6", "ink": "#2a2822", "pencil": "#5f5a4e", "rule": "#d9d0ba",
    "band": "#e4ddc4", "sure": "#a32f1c", "likely": "#8a5a00", "link": "#1f5a6b", "stroke": "#fffdf6",
    "k0": "#2f5d62", "k1": "#b4532a", "k2": "#6b7a2f", "k3": "#a87714",
    "k4": "#2a2822", "k5": "#75508a", "k6": "#3f6fa8", "k7": "#857f70",
}  # fmt: skip
_DARK = {
    "paper": "#191a17", "sheet": "#22231f", "ink": "#ece6d6", "pencil": "#b3ac9b", "rule": "#3d3d36",
    "band": "#363529", "sure": "#ff9a82", "likely": "#f0c060", "link": "#8ecbd8", "stroke": "#22231f",
    "k0": "#7db8b4", "k1": "#e5935f", "k2": "#b3c46a", "k3": "#e3b954",
    "k4": "#ece6d6", "k5": "#c39bd6", "k6": "#86b2e6", "k7": "#a09a8b",
}  # fmt: skip


def _variables(colours: dict[str, str]) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in colours.items())


_KINDS = "\n".join(
    f".k{k}{{fill:url(#p{k})}} .g{k}{{fill:var(--k{k})}} .l{k}{{stroke:var(--k{k})}}" for k in range(KINDS)
)

_RULES = """
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0 auto;max-width:76rem;padding:1.5rem 1rem 3rem;background:var(--paper);color:var(--ink);
  font:1rem/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,h3,figcaption,caption,dt,th{
  font-family:"Archivo Narrow","Roboto Condensed","Arial Narrow",system-ui,sans-serif}
h1{font-size:2rem;line-height:1.15;margin:0 0 .5rem}
h2{font-size:1.4rem;line-height:1.2;margin:0 0 .75rem}
h3{font-size:1.1rem;margin:1.5rem 0 .5rem}
p{max-width:46rem;margin:.5rem 0}
a{color:var(--link)}
a:focus-visible,.scrolls:focus-visible{outline:3px solid var(--link);outline-offset:2px}
header{border-bottom:3px double var(--ink);padding-bottom:.9rem;margin-bottom:1rem}
footer{margin-top:2rem;border-top:1px solid var(--rule);color:var(--pencil);font-size:.9rem}
.lead{font-size:1.15rem}
.note{color:var(--pencil);font-size:.92rem}
section{background:var(--sheet);border:1px solid var(--rule);border-radius:4px;padding:1.1rem 1.1rem 1.2rem;
  margin:1rem 0}
section section{border:0;padding:0;margin:1rem 0 0;background:none}
.facts{display:flex;flex-wrap:wrap;gap:.5rem 2.2rem;margin:.9rem 0}
.facts dt{color:var(--pencil);font-size:.9rem}
.facts dd{margin:0;font-size:1.35rem;line-height:1.25;font-variant-numeric:tabular-nums}
.links{display:flex;gap:0 1rem;margin:.3rem 0}
.links ul,.legend{list-style:none;margin:.5rem 0;padding:0;display:flex;flex-wrap:wrap;gap:.3rem 1rem}
.links ul{margin:0}
.legend{font-size:.9rem;gap:.2rem 1.1rem}
.key{width:1.1rem;height:.85rem;vertical-align:-.08rem;border:1px solid var(--pencil)}
.key rect{width:100%;height:100%}
.patterns{position:absolute}
.scrolls{overflow-x:auto;margin:.75rem 0}
table{border-collapse:collapse;font-size:.95rem;min-width:min(100%,30rem)}
caption{text-align:left;font-weight:600;padding:.2rem 0 .4rem}
th,td{text-align:left;padding:.28rem .9rem .28rem 0;border-bottom:1px solid var(--rule);
  vertical-align:baseline}
thead th{border-bottom:2px solid var(--ink);vertical-align:bottom}
tbody th{font-weight:600;white-space:nowrap}
.numeric{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
tr.sure th,tr.sure td,li.sure .label,li.sure .figure,.word-sure{color:var(--sure);font-weight:700}
tr.likely th,tr.likely td,li.likely .label,li.likely .figure,.word-likely{color:var(--likely);font-weight:700}
figure{margin:1rem 0 0;break-inside:avoid}
figcaption{font-weight:600;margin-bottom:.35rem}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:.5rem 2rem}
svg text{font-size:11.5px;fill:var(--pencil);text-anchor:middle;
  font-family:"Segoe UI",system-ui,sans-serif;font-variant-numeric:tabular-nums}
svg text.start{text-anchor:start}
svg text.end{text-anchor:end}
.plot{display:block;width:100%;max-width:32rem;height:auto}
.axis-name{font-size:12px}
.strips{list-style:none;margin:0;padding:0;display:grid;
  grid-template-columns:max-content minmax(8rem,1fr) max-content;column-gap:.8rem;align-items:center;
  grid-auto-flow:row dense}
.strips li{display:contents}
.strips .label,.strips .figure{font-size:.92rem;line-height:22px;white-space:nowrap}
.strips .label{grid-column:1}
.strips li .strip{display:block;width:100%;grid-column:2;overflow:visible}
.strips .figure{grid-column:3;font-variant-numeric:tabular-nums;text-align:right}
.band{fill:var(--band)}
.grid-line{stroke:var(--rule);stroke-width:1}
.reference{stroke:var(--ink);stroke-width:1.4;stroke-dasharray:4 3}
.strip .reference{stroke-dasharray:none}
.tick,.base{stroke:var(--pencil);stroke-width:1}
.whisker{stroke:var(--ink);stroke-width:1.6}
.dot{fill:var(--ink);stroke:var(--stroke);stroke-width:1.5}
.line{fill:none;stroke-width:2.2;stroke-linejoin:round}
.l1,.l3,.l5,.l7{stroke-dasharray:6 3}
.quantiles{fill-opacity:.2}
.soft{fill-opacity:.5}
.pencil{stroke:var(--stroke);stroke-width:1.3;fill:none}
@media (max-width:40rem){
  body{padding:1rem .6rem 2rem}
  h1{font-size:1.6rem}
  section{padding:.8rem .7rem 1rem}
  .strips{grid-template-columns:1fr max-content}
  .strips .label{padding-top:.35rem;white-space:normal}
  .strips .figure{grid-column:2;padding-top:.35rem}
  .strips li .strip{grid-column:1 / -1}
}
@media print{
  h2,h3,figcaption,caption{break-after:avoid}
  tr{break-inside:avoid}
  body{max-width:none;padding:0;font-size:10pt}
  section{border:0;padding:0;background:none}
  .links{display:none}
  .scrolls{overflow:visible}
}
"""

CSS = f"""
:root{{color-scheme:light dark;{_variables(_LIGHT)}}}
@media screen and (prefers-color-scheme:dark){{:root{{{_variables(_DARK)}}}}}
@media print{{:root{{color-scheme:light;--paper:#fff;--sheet:#fff;--stroke:#fff}}}}
{_KINDS}
{_RULES}"""

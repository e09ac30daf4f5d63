"""Campaigns: Boot Camp and the Chapters, one game after the other."""

from __future__ import annotations

from . import _structs as s
from ._library import Handle, call, struct, structs, text
from ._structs import CampaignChoice, CampaignFacts, Start
from .game import Game
from .rules import Pack, Rules


class Campaign(Handle):
    _free = "grz_campaign_free"

    def __init__(self, seats: int, duo: bool = False, boot_camp: bool = True, pack: Pack | None = None) -> None:
        cards = pack._handle if pack else s.Pack()
        super().__init__(struct("grz_campaign_create", s.Campaign, cards, seats, int(duo), int(boot_camp)))

    @classmethod
    def resume(cls, saved: str, seats: int, pack: Pack | None = None) -> Campaign:
        made = cls.__new__(cls)
        json = saved.encode()
        cards = pack._handle if pack else s.Pack()
        Handle.__init__(made, struct("grz_campaign_resume", s.Campaign, json, len(json), cards, seats))
        return made

    @property
    def facts(self) -> CampaignFacts:
        return struct("grz_campaign_info", CampaignFacts, self._handle)

    @property
    def rules(self) -> Rules:
        """The rules of the next Chapter."""
        return Rules._of(struct("grz_campaign_rules", s.Rules, self._handle))

    def game(self, begin: Start) -> Game:
        """Begins the game of the next Chapter."""
        return Game._of(struct("grz_campaign_game", s.Game, self._handle, begin))

    def conclude(self, game: Game) -> None:
        """Takes the finished game of a Chapter."""
        call("grz_campaign_conclude", self._handle, game._handle)

    def choices(self) -> list[CampaignChoice]:
        return structs("grz_campaign_choices", CampaignChoice, self._handle)

    def choose(self, choice: CampaignChoice) -> None:
        call("grz_campaign_choose", self._handle, choice)

    def save(self) -> str:
        return text("grz_campaign_save", self._handle)
